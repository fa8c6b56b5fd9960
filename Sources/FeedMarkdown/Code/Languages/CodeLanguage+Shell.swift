extension CodeLanguage {
  static let bash = CodeLanguage("Bash", "bash sh zsh shell ksh fish dash bashrc zshrc", scanner: ShellScanner())

  static let console = CodeLanguage(
    "Console", "console shell-session shellsession sh-session bash-session terminal", scanner: ConsoleScanner())

  static let powershell = CodeLanguage(
    "PowerShell", "powershell pwsh ps ps1 psm1",
    CodeGrammar(
      keywords: """
        begin break catch continue data do dynamicparam else elseif end exit finally for foreach from hidden if in \
        param process return static switch throw trap try until using while -eq -ne -gt -ge -lt -le -like -notlike \
        -match -notmatch -replace -contains -notcontains -in -notin -split -join -is -isnot -as -not -and -or -xor \
        -band -bor -f
        """,
      literals: "$true $false $null",
      functionIntroducers: "function filter",
      typeIntroducers: "class enum",
      ignoresCase: true,
      extraWordPart: "-",
      hyphensMarkCalls: true,
      lineComments: ["#"],
      blocks: [BlockRule("<#", "#>")],
      strings: [
        StringRule("\"", escape: "`", doublesClose: true, isMultiline: true),
        StringRule("'", escape: nil, doublesClose: true, isMultiline: true),
        StringRule("@\"", "\n\"@", escape: nil, isMultiline: true),
        StringRule("@'", "\n'@", escape: nil, isMultiline: true),
      ],
      sigils: [
        SigilRule("$", .variable, allowsBraces: true, joiners: ":", specials: "_?$^", isLookedUp: true),
        SigilRule("-", .attribute, .afterBlank, isLookedUp: true),
      ],
      escape: "`"))
}
