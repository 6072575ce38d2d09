/** What sends kept changes and tells of them, as one file to load. */
export { OutboxNotices } from '#src/outbox/notices/outbox-notices.tsx'
export { pageOutbox } from '#src/outbox/page-outbox.ts'
export { noteSending } from '#src/outbox/sync/note-sending.ts'
