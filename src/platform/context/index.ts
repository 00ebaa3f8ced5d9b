export {
  type ActionContext,
  type Actor,
  actAs,
  actOnBehalf,
  actorId,
  afterRecentSignIn,
  type ReadContext,
  type Role,
  type Runtime,
  roles,
  system,
  type WriteContext,
} from './context.ts'
