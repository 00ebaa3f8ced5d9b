import { useAction as useActionOn } from '../ui/use-action.ts'

/** Every list that a change of classes or payments can make stale. */
export const useAction = () => useActionOn('classes', 'payments', 'taught-classes', 'counts')
