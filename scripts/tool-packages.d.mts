export declare function installBeside(packages: readonly string[]): boolean
