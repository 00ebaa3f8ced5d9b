import { Icon, type IconName } from '../ui/icon.tsx'
import classes from './link-icon.module.css'
import type { linksByRole, ownLinks } from './links.ts'

type Links = (typeof linksByRole)[keyof typeof linksByRole] | typeof ownLinks

/** The icon before each link of the drawer, by its address. */
const icons = {
  '/': 'home',
  '/overview': 'overview',
  '/notifications': 'bell',
  '/entry': 'add',
  '/records': 'list',
  '/stages': 'columns',
  '/approvals': 'approve',
  '/originals': 'folder',
  '/ending-papers': 'calendar',
  '/other-contracts': 'papers',
  '/comparison-alerts': 'hide',
  '/money': 'money',
  '/contests': 'flag',
  '/complaints': 'speech',
  '/concerns': 'warning',
  '/wrong-codes': 'code',
  '/accounts': 'person',
  '/classes': 'book',
  '/payments': 'receipt',
  '/notices': 'megaphone',
  '/settings': 'settings',
  '/import': 'bring',
  '/export': 'take',
  '/due-removals': 'clock',
  '/trash': 'remove',
  '/audit': 'log',
  '/api-keys': 'program',
  '/submit': 'add',
  '/submissions': 'list',
  '/taught-classes': 'book',
  '/my/file': 'folder',
  '/my/shares': 'share',
} as const satisfies Record<'/' | Links[number]['to'], IconName>

/** Hidden from screen readers: the link has its name. */
export function LinkIcon({ to }: { to: keyof typeof icons }) {
  return (
    <span className={classes.icon}>
      <Icon name={icons[to]} />
    </span>
  )
}
