export type Part = { code: string[]; tests: string[]; ignoreStatic: boolean; isolate?: true; isSlow?: true }
export declare const parts: Record<string, Part>
