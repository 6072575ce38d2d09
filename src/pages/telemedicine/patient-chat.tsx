import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import Chat from '#src/features/room-chat/chat.tsx'
import type { ChatCalls } from '#src/features/room-chat/chat-side.ts'
import { videoMessageCalls } from '#src/queries/video-messages.ts'
import { visitDocumentCalls, visitDocumentsQuery } from '#src/queries/visit-documents.ts'
import { Telemedicine, useVisit } from './telemedicine-context.ts'

/** The messages of the room for the patient's side: its calls are opened by the session, or by a guest's token of the visit. */
export default function PatientChat({ name }: { /** Of the doctor. */ name: string }) {
  const app = useApp()
  const number = Telemedicine.useSelector(({ context }) => context.appointmentNumber)
  const { appointment_id: id } = useVisit()
  const calls = useMemo<ChatCalls>(
    () => ({
      read: async (signal) => (await videoMessageCalls(app, number)).read(signal),
      say: async (said) => (await videoMessageCalls(app, number)).say(said),
      files: () => visitDocumentCalls(app, id),
      file: async (fileId, signal) => (await visitDocumentCalls(app, id)).file(fileId, signal),
    }),
    [app, number, id],
  )
  return <Chat side="patient" {...{ name, calls }} documents={visitDocumentsQuery(app, id).queryKey} />
}
