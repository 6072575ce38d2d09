import { bookingKindName } from './booking/booking-change.ts'
import { bookingKind } from './booking/booking-kind.ts'
import { cancelKindName } from './cancelling/cancel-change.ts'
import { cancelKind } from './cancelling/cancel-kind.ts'
import { documentKindName } from './document-addition/document-change.ts'
import { documentKind } from './document-addition/document-kind.ts'
import { documentDetailsKindName } from './document-details/document-details-change.ts'
import { documentDetailsKind } from './document-details/document-details-kind.ts'
import { documentRemovalKindName } from './document-removal/document-removal-change.ts'
import { documentRemovalKind } from './document-removal/document-removal-kind.ts'
import { messageSettingsKindName } from './message-settings/message-settings-change.ts'
import { messageSettingsKind } from './message-settings/message-settings-kind.ts'
import { moveKindName } from './moving/move-change.ts'
import { moveKind } from './moving/move-kind.ts'
import { profileKindName } from './profile/profile-change.ts'
import { profileKind } from './profile/profile-kind.ts'
import { additionKindName } from './relative-addition/addition-change.ts'
import { additionKind } from './relative-addition/addition-kind.ts'
import { detailsKindName } from './relative-details/details-change.ts'
import { detailsKind } from './relative-details/details-kind.ts'
import { removalKindName } from './relative-removal/removal-change.ts'
import { removalKind } from './relative-removal/removal-kind.ts'
import { visitDocumentKindName } from './visit-document/visit-document-change.ts'
import { visitDocumentKind } from './visit-document/visit-document-kind.ts'
import { feedbackKindName } from './visit-feedback/feedback-change.ts'
import { feedbackKind } from './visit-feedback/feedback-kind.ts'
import { switchKindNames } from './visit-switches/switch-change.ts'
import { switchKind } from './visit-switches/switch-kind.ts'
import type { KindContext, OutboxKinds } from './kind.ts'

/** The registry: every kind of change that is stored until it is sent. Devices store the names, so none may be renamed. */
export function outboxKinds(page: KindContext) {
  return {
    [bookingKindName]: bookingKind(page),
    [cancelKindName]: cancelKind(page),
    [moveKindName]: moveKind(page),
    [switchKindNames.wish]: switchKind('wish', page),
    [switchKindNames.consent]: switchKind('consent', page),
    [messageSettingsKindName]: messageSettingsKind(page),
    [profileKindName]: profileKind(page),
    [additionKindName]: additionKind(page),
    [detailsKindName]: detailsKind(page),
    [removalKindName]: removalKind(page),
    [documentKindName]: documentKind(page),
    [documentDetailsKindName]: documentDetailsKind(page),
    [documentRemovalKindName]: documentRemovalKind(page),
    [visitDocumentKindName]: visitDocumentKind(page),
    [feedbackKindName]: feedbackKind(page),
  } satisfies OutboxKinds
}
