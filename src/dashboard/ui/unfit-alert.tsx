import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ProblemParts } from '#platform/problems.schema'
import { Said } from '../words/said.tsx'
import classes from './unfit-alert.module.css'

interface Refused extends ProblemParts {
  /** Where it is. */
  path: string
  label: string
  /** The saved value, where the page does not show it anyway. */
  value?: string
  children?: ReactNode
}

interface UnfitAlert {
  title: string
  /** What to do about it. */
  lead: string
  refused: readonly Refused[]
}

/** Saved content that is withheld from the public, each with its reason; nothing when all may be shown. */
export function UnfitAlert({ title, lead, refused }: UnfitAlert) {
  if (refused.length === 0) return null
  return (
    <Alert color="danger" title={title} mb="lg" role="status">
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.list}>
        {refused.map(({ path, label, value, children, message, code, values }) => (
          <li key={path}>
            <strong>{label}</strong>
            {value && <q className={classes.value}>{shortened(value)}</q>}
            <span>
              <Said {...{ code, values }}>{message}</Said>
            </span>
            {children}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const longest = 160

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
