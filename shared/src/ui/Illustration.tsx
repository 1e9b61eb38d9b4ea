import { type DrawingName, drawing } from './drawings'

/** A line drawing in the brand's colours for empty and error states; purely decorative. */
export function Illustration({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 168 120"
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing(name).map(({ d, tone }) => (
        <path key={d} d={d} className={`drawing drawing--${tone}`} />
      ))}
    </svg>
  )
}
