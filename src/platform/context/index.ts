export { type Actor, actorId, type Role, roles, system } from './actor.ts'
export {
  type ActionContext,
  actAs,
  actOnBehalf,
  afterRecentSignIn,
  type ReadContext,
  type Runtime,
  type WriteContext,
} from './context.ts'
