/** Garages near the owner. */

import { useLocation, useSearch } from 'wouter';
import { MechanicSearch } from '#web/features/mechanics/mechanic-search.tsx';
import { words } from '#web/features/mechanics/words.ts';
import { ScreenTitle } from './screen-title.tsx';

export function MechanicsSearchScreen() {
  const [, navigate] = useLocation();
  const postcode = new URLSearchParams(useSearch()).get('postcode') ?? '';
  const keep = (searched: string) =>
    navigate(searched ? `/mechanics-search?postcode=${encodeURIComponent(searched)}` : '/mechanics-search', {
      replace: true,
    });
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <MechanicSearch postcode={postcode} onPostcode={keep} />
    </>
  );
}
