export { hash } from 'node:crypto'
