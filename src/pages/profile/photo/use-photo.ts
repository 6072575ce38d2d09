import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { photoCalls } from '#src/queries/own-photo.ts'
import { photoFaultOf, type PhotoFault } from './photo-fault.ts'
import { cutOut, readPicture, turnPicture, type Part, type WorkingPicture } from './read-picture.ts'

type Done = { onSaved: () => void; onRemoved: () => void }

/** Chooses, changes and removes the patient's photo. */
export function usePhoto({ onSaved, onRemoved }: Done) {
  const app = useApp()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const [picture, setPicture] = useState<WorkingPicture>()
  const [fault, setFault] = useState<PhotoFault>()
  const [attempt, setAttempt] = useState(0)
  const part = useRef<Part>(undefined)
  const refuse = (reason: PhotoFault) => {
    setFault(reason)
    setAttempt((count) => count + 1)
  }
  const refuseCall = (failure: unknown) => refuse(photoFaultOf(failure))
  const { queryKey } = accountQuery(app)

  const reading = useMutation({
    mutationFn: readPicture,
    networkMode: 'always',
    onMutate: () => setFault(undefined),
    onSuccess: (read) => (typeof read === 'string' ? refuse(read) : setPicture(read)),
    onError: () => refuse('unreadable'),
  })
  const saving = useMutation({
    mutationFn: async (working: WorkingPicture) => {
      const bytes = part.current && (await cutOut(working, part.current))
      if (!bytes) throw new Error('this device cannot draw')
      return (await photoCalls(app)).set(await bytes.arrayBuffer())
    },
    networkMode: 'always',
    onSuccess: async (account) => {
      await showAnswer(queryClient, queryKey, account)
      onSaved()
    },
    onError: refuseCall,
  })
  const removing = useMutation({
    mutationFn: async () => (await photoCalls(app)).remove(),
    networkMode: 'always',
    onSuccess: async () => {
      await showAnswer(queryClient, queryKey, (known) => known && withoutPhoto(known))
      onRemoved()
    },
    onError: refuseCall,
  })
  // The part that is chosen of a picture goes with the page, and so does the answer to what is sent.
  const isGoing = picture !== undefined || reading.isPending || removing.isPending
  useEffect(() => (isGoing ? blockUpdates('photo') : undefined), [isGoing])
  const whenOnline = (press: () => void) => () => (isOnline ? press() : refuse('offline'))
  return {
    picture,
    fault: isOnline && fault === 'offline' ? undefined : fault,
    attempt,
    isOnline,
    isReading: reading.isPending,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    read: (file: File) => reading.mutate(file),
    turn: () => void (picture && turnPicture(picture).then(setPicture)),
    choosePart: (chosen: Part) => {
      part.current = chosen
    },
    save: whenOnline(() => picture && saving.mutate(picture)),
    remove: whenOnline(() => removing.mutate()),
  }
}

const withoutPhoto = ({ photo_id: _, ...account }: Account): Account => account
