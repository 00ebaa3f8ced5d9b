import {
  Autocomplete as MantineAutocomplete,
  Select as MantineSelect,
  type SelectProps,
} from '@mantine/core'
import { steady } from './steady.tsx'

// Fields with a list of options. Its own chunk: the positioning code of the list is 25 kB. Even a closed
// list renders every option.

export const Autocomplete = steady(MantineAutocomplete)
export const Select = steady<SelectProps>(MantineSelect)
