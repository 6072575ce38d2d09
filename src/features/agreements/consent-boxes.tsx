import type { ReactNode } from 'react'
import { consentKinds, type ConsentKind } from '#contract/consents'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { LegalLink } from '#src/features/legal/legal-link.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Checkbox } from '#src/ui/choice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './agreements.messages.ts'

type ConsentBoxesProps = {
  /** What is asked for; all of it without. */
  kinds?: readonly ConsentKind[]
  agreed: readonly ConsentKind[]
  onChange: (agreed: ConsentKind[]) => void
  errorOf: (kind: ConsentKind) => string | undefined
}

/**
 * What whoever makes an account, or keeps one, agrees to, none of it ticked before. Another sentence here is another `consentVersion`, so that what is
 * stored says what was read.
 */
export function ConsentBoxes({ kinds = consentKinds, agreed, onChange, errorOf }: ConsentBoxesProps) {
  const sentences = useSentences()
  return (
    <div>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          checked={agreed.includes(kind)}
          error={errorOf(kind)}
          onChange={(isGiven) => onChange(isGiven ? [...agreed, kind] : agreed.filter((one) => one !== kind))}
        >
          {sentences[kind]}
        </Checkbox>
      ))}
    </div>
  )
}

function useSentences(): Record<ConsentKind, ReactNode> {
  const intl = useIntl()
  const app = useApp()
  const hasTexts = findExternalPlace(app, 'terms') && findExternalPlace(app, 'privacy')
  return {
    terms: hasTexts
      ? intl.formatRich(messages.agreeTerms, {
          terms: <LegalLink content="terms" inText />,
          privacy: <LegalLink content="privacy" inText />,
        })
      : intl.formatMessage(messages.agreeTermsPlain),
    health_data: (
      <>
        {intl.formatMessage(messages.agreeHealth)}
        <br />
        <Text as="span" size="1" tone="quiet">
          {intl.formatMessage(messages.agreeHealthWhy)}
        </Text>
      </>
    ),
  }
}
