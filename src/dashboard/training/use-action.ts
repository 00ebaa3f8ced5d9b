import { useAction as useActionOn } from '../ui/use-action.ts'

/** Every list that a change of classes or payments can make stale. */
export const trainingTopics = ['classes', 'payments', 'taught-classes', 'counts'] as const
export const useAction = () => useActionOn(...trainingTopics)
