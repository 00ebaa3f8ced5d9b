import {
  Autocomplete as MantineAutocomplete,
  Select as MantineSelect,
  type SelectProps,
} from '@mantine/core'
import { steady } from './steady.tsx'

// Fields with a list to choose from. A piece of its own: what places the list is 25 kB. A list that
// is closed is drawn as well, with every choice.

export const Autocomplete = steady(MantineAutocomplete)
export const Select = steady<SelectProps>(MantineSelect)
