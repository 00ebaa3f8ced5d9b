import { config } from 'zod/v4/core'

// Zod tests whether it may compile schemas. The page's policy forbids that, and the browser would report
// each test as a violation. The build keeps this beside zod, so that it precedes every schema.
config({ jitless: true })
