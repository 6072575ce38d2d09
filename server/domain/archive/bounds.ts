/** Most entries of each kind in an archive: more than anybody's, and a bound for the server. */
export const mostOfEach = 2_000
