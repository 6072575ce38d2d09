import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { ChatSide } from '#src/features/room-chat/chat-side.ts'
import { practitionerDocumentsQuery } from './practitioner-calls.ts'
import { useSide, useVisit } from './practitioner-context.ts'

/** What the practitioner's side writes with in the room: each of its calls is opened by the link. */
export function usePractitionerChat(): Pick<ChatSide, 'calls' | 'documents'> {
  const app = useApp()
  const { token, calls } = useSide()
  const { appointment_id: id } = useVisit()
  return useMemo(
    () => ({
      documents: practitionerDocumentsQuery(app, token, id).queryKey,
      calls: {
        read: async (signal) => (await calls()).messages(signal),
        say: async (said) => (await calls()).say(said),
        files: calls,
        file: async (fileId, signal) => (await calls()).file(fileId, signal),
      },
    }),
    [app, token, calls, id],
  )
}
