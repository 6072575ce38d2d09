import { parentPort } from 'node:worker_threads'
import { CalendarFault } from './calendar-fault.ts'
import { readCalendar, type Asked } from './read-calendar.ts'
import type { ReadCalendar } from './read-apart.ts'

function answer(asked: Asked): ReadCalendar {
  try {
    return { spans: readCalendar(asked) }
  } catch (failure) {
    if (failure instanceof CalendarFault) return { fault: failure.message }
    throw failure
  }
}

// Runs apart from the thread that answers calls (`read-apart.ts`): first it says that it is there, then it reads one calendar after the other.
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))
parentPort?.postMessage('ready')
