import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client'
import type { Share } from '#modules/shares/schema'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-shares.module.css'

/** More times than these are told by their number. */
const mostTimes = 5

/** Every share that was made of the file, with its state and who looked. */
export function ShareList({ shares }: { shares: readonly Share[] }) {
  const { share: words } = useCandidateWords()
  return (
    <section className={classes.part} aria-labelledby="list">
      <h2 id="list">{words.list}</h2>
      {shares.length === 0 ? (
        <Text c="dimmed">{words.none}</Text>
      ) : (
        <ul className={classes.list}>
          {shares.map((share) => (
            <OneShare key={share.id} share={share} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OneShare({ share }: { share: Share }) {
  const { share: words, kind, day, moment } = useCandidateWords()
  const facts = [
    [words.state, words.states[share.state]],
    [words.forWhom, words.purposes[share.purpose]],
    [words.shown, share.kinds.map(kind).join(', ')],
    [words.madeOn, day(share.createdAt)],
    [words.openUntil, day(share.expiresAt)],
  ]
  return (
    <li className={classes.share} data-state={share.state}>
      <h3>{share.label}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.views}</dt>
          <dd>
            {share.viewCount === 0
              ? words.neverViewed
              : `${words.viewed(share.viewCount)} ${share.viewings.slice(0, mostTimes).map(moment).join(' · ')}`}
          </dd>
        </div>
      </dl>
      {share.state === 'open' && <Revoke share={share} />}
    </li>
  )
}

function Revoke({ share: { id, label } }: { share: Share }) {
  const { share: words, shares, language, refusal } = useCandidateWords()
  const queries = useQueryClient()
  const revoke = async () => {
    const { revokeTitle: title, revokeText, revokeYes: yes, revokeNo: no } = shares
    const text = revokeText(label)
    if (!(await ask({ title, text, yes, no, isGrave: true, language }))) return
    try {
      await call('DELETE /my/shares/{id}', { params: { id } })
      doneToast(shares.revoked)
    } catch (error) {
      problemToast(error, refusal(error))
    }
    await queries.invalidateQueries({ queryKey: ['my'] })
  }
  return (
    <Button
      variant="default"
      mt="sm"
      onClick={() => void revoke()}
      aria-label={`${words.revoke}${words.revokeWhich(label)}`}
    >
      {words.revoke}
    </Button>
  )
}
