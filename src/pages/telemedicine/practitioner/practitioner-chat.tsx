import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import Chat from '#src/features/room-chat/chat.tsx'
import type { ChatCalls } from '#src/features/room-chat/chat-side.ts'
import { practitionerDocumentsQuery } from './practitioner-calls.ts'
import { useSide, useVisit } from './practitioner-context.ts'

/** The messages of the room for the practitioner's side: each of its calls is opened by the link. */
export default function PractitionerChat({ name }: { /** Of the patient. */ name: string }) {
  const app = useApp()
  const { token, calls: callsOf } = useSide()
  const { appointment_id: id } = useVisit()
  const calls = useMemo<ChatCalls>(
    () => ({
      read: async (signal) => (await callsOf()).messages(signal),
      say: async (said) => (await callsOf()).say(said),
      files: callsOf,
      file: async (fileId, signal) => (await callsOf()).file(fileId, signal),
    }),
    [callsOf],
  )
  return (
    <Chat side="practitioner" {...{ name, calls }} documents={practitionerDocumentsQuery(app, token, id).queryKey} />
  )
}
