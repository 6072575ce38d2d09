/** To be raised whenever an older draft could be misread; older drafts are then discarded. */
export const passwordResetDraftVersion = 2
