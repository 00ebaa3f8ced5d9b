import { z } from 'zod'
import { type Admitted, type RefusalCode, refuseUnless, viewingTokenIn } from '#gate'
import type { Accounts, AskingAgain } from '#modules/accounts'
import type { Permission } from '#modules/accounts/forms.schema'
import { findViewing } from '#modules/lookup'
import type { Holder } from '#modules/shares'
import type { ActionContext, ReadContext, Soon, WriteContext } from '#platform/context'
import type { Refusal } from '#platform/errors'
import type { Rate, Try } from '#platform/limits'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Method and path below /api/v1, parameters in braces: `GET /records/{id}`. */
export type Address = `${Method} /${string}`
type MethodOf<A extends Address> = A extends `${infer M extends Method} ${string}` ? M : never
type PathOf<A extends Address> = A extends `${string} ${infer Path}` ? Path : never
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type SchemaOf<Name, Shape> = Name extends keyof Shape ? Shape[Name] & z.ZodType : z.ZodUUID
export type ParamsOf<A extends Address, Shape> = A extends `${string}{${string}`
  ? z.ZodObject<{ [Name in NamesIn<PathOf<A>>]: SchemaOf<Name, Shape> }>
  : undefined

export interface Contexts {
  /** Reads committed state. */
  read: ReadContext
  /** One transaction around `run`: it commits when `run` returns. */
  write: WriteContext
  /** No transaction: `run` stores bytes or draws images and opens short transactions itself. */
  none: ActionContext
}

/** The raw request, for the few endpoints that need more than their parsed input. */
export interface Edge {
  request: Request
  /** The caller's address, from configured proxies only. */
  address: string
  /** The installation's own address, which decides the names of its cookies. */
  publicUrl: string
  accounts: Accounts
  /** Tells who asks, where the endpoint is public and has to know. */
  identify: Admitted['identify']
  /** The try that `run` has to count, where the endpoint declares that it does. */
  attempt: Try | null
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What `run` gets: each part parsed by its schema; `version` from If-Match where it is required. */
export interface Input<Params, Query, Body> {
  params: Parsed<Params>
  query: Parsed<Query>
  body: Parsed<Body>
  version: number
}

/**
 * A body that is not JSON and that `run` reads from the request: a `file` as raw bytes or multipart; a
 * `large-file` in the same forms, but streamed in either and limited by its verb; or a multipart form of
 * these fields and this many files.
 */
type OtherBody = 'file' | 'large-file' | { fields: z.ZodObject; files: number }

/**
 * The answer of a `run` that makes its own Response: a file of one of these media types, or the body that
 * goes with cookies (JSON by a schema, or nothing).
 */
export interface OwnResponse {
  response: readonly string[] | z.ZodType | null
  /** Whether a client may ask for a part of the file (`Range`). */
  inParts?: boolean
}

/** A refusal of another version than the present one. */
type Changed = Extract<RefusalCode, `${string}.changed_meanwhile`>

/** What opens files without an account: a viewing of one's own record, or of a share. */
type Proof = 'viewing' | 'shared' | 'account'

export interface Definition<
  Params,
  Query,
  Body,
  Output,
  Transaction extends keyof Contexts,
  At extends Edge = Edge,
> {
  summary: string
  /** `read` for GET and `write` for other methods, unless it says otherwise. */
  transaction?: Transaction
  query?: Query
  body?: Body
  accepts?: OtherBody
  /** Whether the caller must send If-Match with the version that it read: the refusal where that is not the present one. */
  requiresIfMatch?: Changed
  /**
   * Whether a repeated request with an Idempotency-Key gets the first answer: for calls that would create
   * or replace something twice when a client did not get its answer and asks again. The output is a schema;
   * with the transaction `none`, `run` returns what its one `ctx.write` returned.
   */
  idempotent?: boolean
  /**
   * Asks a person for the password again, and refuses an API key that was not made for `scope`: always, or `when` a
   * function of the parsed input says so.
   */
  recentSignIn?: AskingAgain & { when?: (input: Input<Params, Query, Body>) => boolean }
  /** The rate by which a call counts as a try of its address, before `run`. */
  limit?: Rate
  /** Whether `run` counts `edge.attempt` instead, in the transaction of the attempted work. */
  countsTry?: boolean
  /** Whether its writes are allowed while the disk is full: it opens a file or a session (decision 0007). */
  goesOnWhenFull?: boolean
  /** Where everyone may call it, but `run` requires one of these. */
  proofs?: readonly Proof[]
  /**
   * The refusals of its verb. Refusals that follow from the rest of the definition (who may call it, what
   * goes in) are not repeated here.
   */
  refuses?: readonly RefusalCode[]
  /** The schema of the answer; without it the answer is empty. */
  output?: Output
  status?: 200 | 201
  /** Returns a refusal, instead of throwing it, where there are many of them and nothing was changed. */
  run(
    ctx: Contexts[Transaction],
    input: Input<Params, Query, Body>,
    edge: At,
  ): Soon<
    Output extends z.ZodType ? z.input<Output> | Refusal : Output extends null ? void : Response
  >
}

export type AnyOutput = z.ZodType | OwnResponse | null

type Declared = Omit<
  Definition<never, z.ZodType, z.ZodType, AnyOutput, keyof Contexts>,
  'summary' | 'transaction' | 'output' | 'recentSignIn' | 'run'
>

type Loosely<Parts> = { [Part in keyof Parts]: Parts[Part] | undefined }

/** An endpoint with its types erased, for the router and the OpenAPI document. */
export interface AnyEndpoint extends Loosely<Declared> {
  method: Method
  path: string
  summary: string
  permission: Permission
  transaction: keyof Contexts
  params?: z.ZodType | undefined
  recentSignIn?: (AskingAgain & { when?: (input: never) => boolean }) | undefined
  output: AnyOutput
  run(ctx: never, input: never, edge: Edge): Soon<unknown>
}

/** Tells whether `run` makes the Response itself. */
export function isOwnResponse(output: AnyEndpoint['output']): output is OwnResponse {
  return output !== null && 'response' in output
}

/** An endpoint as the typed client reads it. */
export interface Made<A extends Address, Shape, Query, Body, Output>
  extends Omit<AnyEndpoint, 'method' | 'path' | 'params' | 'query' | 'body' | 'output'> {
  method: MethodOf<A>
  path: PathOf<A>
  params?: ParamsOf<A, Shape>
  query?: Query
  body?: Body
  output: Output
}

export type Usual<A extends Address> = MethodOf<A> extends 'GET' ? 'read' : 'write'

/**
 * Defines an endpoint: who may call it (there is no default), what goes in, what comes out, and the verb that it runs.
 * A parameter in its address is a UUID, unless `params` has a schema for it. One definition authorises, validates,
 * documents (OpenAPI) and types the client.
 */
export function endpoint<
  const A extends Address,
  Shape extends z.ZodRawShape = Record<never, never>,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Output extends AnyOutput = null,
  Transaction extends keyof Contexts = Usual<A>,
>(
  address: A,
  permission: Permission,
  definition: Definition<ParamsOf<A, Shape>, Query, Body, Output, Transaction> & { params?: Shape },
): Made<A, Shape, Query, Body, Output> {
  const [method, path] = address.split(' ') as [MethodOf<A>, PathOf<A>]
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string)
  const params = names.map((name) => [name, definition.params?.[name] ?? z.uuid()])
  return {
    transaction: method === 'GET' ? 'read' : 'write',
    output: null,
    ...definition,
    ...{ method, path, permission },
    params: names.length > 0 ? z.object(Object.fromEntries(params)) : undefined,
  } as never
}

/** Returns the record of the request's viewing, by its token; refuses with `viewing.ended`. */
export async function holderOf(ctx: ReadContext, { request, publicUrl }: Edge): Promise<Holder> {
  const token = viewingTokenIn(request.headers, publicUrl)
  const viewing = token === null ? null : await findViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}
