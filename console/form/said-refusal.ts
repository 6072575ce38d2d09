/** A press that was not done, with what its reader is told of it. */
export class SaidRefusal extends Error {}
