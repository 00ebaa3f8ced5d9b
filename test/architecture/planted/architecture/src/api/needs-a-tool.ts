export { expect } from 'vitest'
