/** Why it was not done, at the head of the page that comes back. */
export function Refusal({ sentence }: { sentence: string | null }) {
  if (!sentence) return null
  return (
    <p className="plain-note" role="alert">
      {sentence}
    </p>
  )
}
