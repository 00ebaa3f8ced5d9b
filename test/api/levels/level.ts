/** Who may at least call an endpoint. */
export type Level = 'public' | 'signed-in' | 'moderator' | 'admin'
