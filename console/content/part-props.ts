import type { Draft } from '#contract/console/drafts'
import type { SchemaNode } from '../settings/schema-node.ts'
import type { ContentPageName } from './place.ts'

/** What every page of content is given. */
export type PartProps = {
  page: ContentPageName
  entry: string | undefined
  draft: Draft
  schema: SchemaNode
  mayEdit: boolean
}
