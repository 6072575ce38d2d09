import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectStep, type SignInStep } from '#machines/sign-in/sign-in.selectors'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './account.messages.ts'
import { CodeStep } from './code-step.tsx'
import { NamesStep } from './names-step.tsx'
import { NumberStep } from './number-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SignInContext } from './sign-in-context.ts'
import { openSignIn, type SignInActor } from './sign-in-flow.ts'
import { useIsEntering } from './social/use-social-entry.ts'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'
import { useStepAddress } from './use-step-address.ts'
import * as css from './account.css.ts'

/** The way into an account (R09): number, code or password, and for who is new their name. */
export function AccountPage() {
  const app = useApp()
  const isLeaving = useLeaveSignedIn()
  const isEntering = useIsEntering()
  const { data: signIn } = useQuery({
    queryKey: keyOf(app, 'sign-in-flow'),
    queryFn: () => openSignIn(app),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    meta: notKept,
  })
  return (
    <Wrap width="narrow">
      <div className={css.column} data-own-focus>
        {signIn && !isLeaving && !isEntering ? <Steps key={signIn.id} signIn={signIn} /> : <Waiting />}
      </div>
    </Wrap>
  )
}

function Steps({ signIn }: { signIn: SignInActor }) {
  const step = useSelector(signIn, selectStep)
  // The step that the page was opened at, until it leads to another.
  const [opened, setOpened] = useState<SignInStep | undefined>(step)
  if (opened !== undefined && opened !== step) setOpened(undefined)
  useStepAddress(signIn, step)
  return (
    <SignInContext value={signIn}>
      {step === 'number' ? <NumberStep isFirst={opened === 'number'} /> : null}
      {step === 'password' ? <PasswordStep /> : null}
      {step === 'code' ? <CodeStep /> : null}
      {step === 'names' ? <NamesStep /> : null}
      {step === 'done' ? <Waiting /> : null}
    </SignInContext>
  )
}

function Waiting() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <Stack gap={4}>
        <Skeleton inline="70%" block="32px" />
        <Skeleton block="72px" radius="card" />
        <Skeleton block="52px" radius="card" />
      </Stack>
    </Loading>
  )
}
