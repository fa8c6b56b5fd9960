/// A name that stands for nothing, as an error that carries the finding.
struct TemplateFailure: Error {
  let finding: TemplateFinding
}
