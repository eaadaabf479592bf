/** What could not be had, why, and the way to try again. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  title: string;
  level?: 'h1' | 'h2';
  retry: string;
  onRetry: () => void;
  children?: ReactNode;
}

export const FailedState = ({ retry, onRetry, ...what }: Props) => (
  <EmptyState icon="triangle" action={<Button onClick={onRetry}>{retry}</Button>} {...what} />
);
