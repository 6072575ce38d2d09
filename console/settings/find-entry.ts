import { languages, type Language } from '#contract/locale'
import { groupNames, type GroupName } from './group-names.ts'
import { groups, pointerOf, type Entry } from './groups.ts'

/** Where a field is found in the console. */
export type FoundEntry = { group: GroupName; entry: Entry; language: Language | undefined }

/** The entry that a pointer is of; undefined for a field that no form shows. */
export const findEntry = (pointer: string): FoundEntry | undefined => byPointer.get(pointer)

const byPointer = new Map<string, FoundEntry>(
  groupNames.flatMap(({ group }) =>
    groups[group]
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => [
        [pointerOf(entry), { group, entry, language: undefined }] as const,
        ...(entry.isLocalised
          ? languages.map((language) => [pointerOf(entry, language), { group, entry, language }] as const)
          : []),
      ]),
  ),
)

/** Id of the element of a field, for links to it. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`
