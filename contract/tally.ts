/** What workers say that no call shows: a message was shown, or tapped. Nobody, and nothing, is named. */
export const tallied = ['shown', 'opened'] as const
export type Tallied = (typeof tallied)[number]

/** Body of what is tallied; of a message that staff try, what it came with. */
export type TallyRequest = { what: Tallied; report?: string }
