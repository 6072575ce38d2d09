import type { StaffRole } from '#contract/console/roles'
import { messages } from './roles.messages.ts'

/** What each role is called. */
export const roleNames = { owner: messages.owner, editor: messages.editor, viewer: messages.viewer } satisfies Record<
  StaffRole,
  unknown
>
/** What each role may do. */
export const roleDetails = {
  owner: messages.ownerDetail,
  editor: messages.editorDetail,
  viewer: messages.viewerDetail,
} satisfies Record<StaffRole, unknown>
