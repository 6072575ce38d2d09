/** Why a calendar cannot be read, in a few words for operators: nothing of what stands in it but the name of a time zone. */
export class CalendarFault extends Error {}
