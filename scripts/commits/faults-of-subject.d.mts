export function faultsOfSubject(subject: string): string[]
