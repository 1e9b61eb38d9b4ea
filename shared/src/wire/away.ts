import { Problem } from './answers'

/** Whether the API never answered: there is no network, or nobody at the other end of it. */
export function isAway(problem: unknown): boolean {
  return problem instanceof Problem && problem.errorMessage === 'network'
}
