/** What partner staff may do, each with all that stands before it: look, change what patients see, decide who is let in. */
export const staffRoles = ['viewer', 'editor', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role may do what takes at least another one. */
export const mayAct = (role: StaffRole, least: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(least)
