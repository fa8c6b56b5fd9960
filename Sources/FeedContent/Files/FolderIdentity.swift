/// What tells a folder from all others on the machine.
struct FolderIdentity: Hashable {
  let device: UInt64
  let number: UInt64
}
