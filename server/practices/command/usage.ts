import { keyScopes } from '#server/db/schema/practices'

/** What the tool can do, as it says without a command. */
export const usage = `npm run facility -- <command>

A facility is named by its number, the end of its address (harbour-clinic, or ae/harbour-clinic), or its source and id there (files:F-12).

  key create <facility> --scope <scopes>   makes a key for its own system, and shows it once
  key list <facility>                      its keys: what they may do, when they were used, until when they are good
  key rotate <facility> <name>             makes another key in its place; both are good for the time of --overlap
  key revoke <facility> <name>             ends a key at once

  feed set <facility> <address>            tells its own system of appointments there; a new feed's secret is shown once
  feed show <facility>                     what waits, what is parked, and the last answer
  feed rotate <facility>                   signs by another secret, and by the one before as well for the time of --overlap
  feed replay <facility> --since <time>    has everything told again that happened since, each event with the id it had
  feed remove <facility>                   tells nothing more, and forgets what waits

  busy forget <facility>                   forgets the busy times that its own system told: hours alone count again

  calendar add <facility> <address>        reads when they are busy from a calendar, of everybody there or of --practitioner
  calendar list <facility>                 how its calendars stand
  calendar pull <facility> [<name>]        reads them, or one, now
  calendar remove <facility> <name>        reads one no more, and forgets what it said

  reads list <facility>                    which patients its system read of since --since, 7d without: their ids here

  --scope <scopes>      with commas between them: ${keyScopes.join(', ')}
  --name <name>         how the key or calendar is called here, "system" or "calendar" without
  --per-minute <n>      points that its calls may cost in a minute, 1 to 6000; 300 without
  --trust <time>        how long busy times that it pushed, or a calendar has, are believed, 5m to 14d; 24h without
  --practitioner <id>   whose calendar it is: the number here, or the id at a source (P-7, or files:P-7)
  --every <time>        how often a calendar is read, 5m to 1d; 15m without
  --since <time>        a time ago, such as 2d, or an instant, such as 2026-11-24T08:00:00Z
  --overlap <time>      how long what is replaced stays good, 0m to 30d; 7d without

A time is a number with m, h or d. The exit code is 0 when it was done, 1 when it was refused, 2 when the command was not understood.`
