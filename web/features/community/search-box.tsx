/** The community's search: it begins when it is sent. */
import { SearchBar } from '#web/ui/search-bar.tsx';
import { words } from './words.ts';

interface Props {
  label: string;
  searched: string;
  onSearch: (text: string) => void;
}

export const SearchBox = ({ label, searched, onSearch }: Props) => (
  <SearchBar
    // A search's own address begins its box anew.
    key={searched}
    compact
    label={label}
    placeholder={label}
    search={words.search}
    defaultValue={searched}
    maxLength={200}
    onSearch={onSearch}
  />
);
