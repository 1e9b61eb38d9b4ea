/** How many days after today an order may be wanted for at most. */
export const AHEAD_DAYS_MAX = 7
