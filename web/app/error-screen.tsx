/** What is left when a screen has broken: what happened, and a way back in. */
import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { words } from './words.ts';

export function ErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 place-items-center bg-paper p-6">
      <div role="alert" className="grid w-full max-w-toast grid-cols-1 justify-items-center gap-4 text-center">
        <span className="flex size-16 items-center justify-center rounded-pill bg-stop-tint text-stop-ink">
          <Icon name="triangle" className="size-8" />
        </span>
        <h1 className="text-display font-bold tracking-tight">{words.error.title}</h1>
        <p className="text-soft">{words.error.text}</p>
        {error.message && (
          <p className="w-full rounded-control bg-sunk px-4 py-3 text-small break-words">{error.message}</p>
        )}
        <Button size="large" onClick={onRetry}>
          {words.error.retry}
        </Button>
      </div>
    </main>
  );
}

interface Props {
  /** Makes what failed possible again, before the screen is tried anew. */
  onReset: () => void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  retry = () => {
    this.props.onReset();
    this.setState({ error: null });
  };

  // A step back leads to a screen that was well.
  stepBack = () => this.state.error && this.retry();

  override componentDidMount() {
    window.addEventListener('popstate', this.stepBack);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.stepBack);
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} onRetry={this.retry} /> : this.props.children;
  }
}
