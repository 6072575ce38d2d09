import { wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** What the names of files are made of. */
export const fileNameForm = {
  signs: '. _ -',
  endings: ['png', 'jpg', 'webp', 'svg', 'woff2', 'mp4', 'webm', 'vtt'],
} as const

type IssueAt = (path: string) => ConfigurationIssue

/** What each format of the contract means. */
export const formatIssues: Readonly<Record<string, IssueAt>> = {
  'date-time': (path) => wrong(path, 'time', { example: '2026-11-22T08:00:00Z' }),
  email: (path) => wrong(path, 'email'),
}

/** What breaks a pattern of the contract, found by what the pattern contains; undefined for one that is not known. */
export const patternIssue = (path: string, pattern: string): ConfigurationIssue | undefined =>
  patterns.find(([part]) => pattern.includes(part))?.[1](path)

const patterns: readonly (readonly [part: string, issue: IssueAt])[] = [
  ['#[0-9a-fA-F]{6}', (path) => wrong(path, 'colour', { example: '#0b5f69' })],
  ['https://', (path) => wrong(path, 'address')],
  ['(png|jpg|webp|svg|woff2|mp4|webm|vtt)', (path) => wrong(path, 'fileName', fileNameForm)],
  ['[0-9a-f]{8}-', (path) => wrong(path, 'oneSignal', { example: '5a1d2c9e-7b3f-4e60-9a11-0c4de8f72b35' })],
  ['^[\\x21-\\x7E]+$', (path) => wrong(path, 'ascii')],
  ['([01][0-9]|2[0-3])', (path) => wrong(path, 'timeOfDay', { example: '21:30' })],
  ['^[A-Z]{2}$', (path) => wrong(path, 'country', { examples: ['AE', 'GB'] })],
  ['(?!lb|tr)', (path) => wrong(path, 'country', { examples: ['ae', 'my'] })],
  ['^[A-Z]{3}$', (path) => wrong(path, 'currency', { examples: ['AED', 'SAR'] })],
  ['[a-z0-9-]+(\\.[a-z0-9-]+)*$', (path) => wrong(path, 'hostName', { example: 'book.example.com' })],
  ['^[^\\S<>', (path) => wrong(path, 'plainLine', { signs: ['<', '>'] })],
  ['em$', (path) => wrong(path, 'em', { example: '-0.02em' })],
  ['\\d{2,4}x', (path) => wrong(path, 'size', { example: '1080x1920' })],
  ['(:\\d+)?$', (path) => wrong(path, 'host', { example: 'content.example.com' })],
  ['^/(?!', (path) => wrong(path, 'path')],
  ['^[a-z]{2,3}(-', (path) => wrong(path, 'language', { examples: ['en', 'ar-AE'] })],
  ['^[a-z]', (path) => wrong(path, 'letterFirst')],
  ['^[a-z0-9]', (path) => wrong(path, 'lowerCase')],
]
