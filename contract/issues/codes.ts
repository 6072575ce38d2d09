import { messages as configuration } from './configuration.messages.ts'
import { messages as content } from './content.messages.ts'
import { messages as draft } from './draft.messages.ts'
import { messages as files } from './files.messages.ts'
import { messages as form } from './form.messages.ts'

/** What a check of a tenant can find, by its code, with the sentence in English: an ICU message of the catalogue `issues`. */
export const issueMessages = { ...form, ...configuration, ...content, ...files, ...draft }

type Messages = typeof issueMessages

/** The closed list of what can be wrong with a tenant. */
export type IssueCode = keyof Messages

/** What a sentence names: a text, a number, or a list. None is in a language: names, codes, examples of what is typed. */
export type IssueValues = Readonly<Record<string, string | number | readonly string[]>>

/** What was found, as data. Its sentence is made by whoever shows it, in the language of the reader. */
export type Finding = { code: IssueCode; values: IssueValues }

/** Names of the values in an ICU message; `#` is the number of a plural. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `#${string}` ? never : Name extends `${infer Before},${string}` ? Before : Name) | NamesIn<Rest>
  : never

/** The arguments that go with a code: a value for each name in its sentence. */
export type ValuesFor<Code extends IssueCode> = [NamesIn<Messages[Code]['defaultMessage']>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Messages[Code]['defaultMessage']>, IssueValues[string]>>]
