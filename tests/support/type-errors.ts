import ts from 'typescript'

/** What the compiler says of files and what they import, some of which is in memory alone. Strict; nothing is written. */
export function typeErrors(files: string[], inMemory: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const onDisk = { ...host }
  host.fileExists = (name) => name in inMemory || onDisk.fileExists(name)
  host.readFile = (name) => inMemory[name] ?? onDisk.readFile(name)
  host.getSourceFile = (name, ...rest) => {
    const text = inMemory[name]
    return text === undefined
      ? onDisk.getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
  }
  return ts.getPreEmitDiagnostics(ts.createProgram(files, options, host)).map(({ messageText, file: at, start }) => {
    const line = at && start !== undefined ? `${at.fileName}:${at.getLineAndCharacterOfPosition(start).line + 1} ` : ''
    return line + ts.flattenDiagnosticMessageText(messageText, '\n')
  })
}
