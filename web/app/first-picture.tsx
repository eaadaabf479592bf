/** What a newcomer sees of home before the app runs: drawn when the app is built, put into its page, and replaced by the app as a whole. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { HomeHeading } from '#web/screens/home-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Frame } from './frame.tsx';

/** Nothing in it can be used, so nothing typed or chosen in it is lost; to a listener it is not there. */
export const drawFirstPicture = (): string =>
  renderToStaticMarkup(
    <div id="first-picture" inert aria-hidden="true">
      <Router ssrPath="/">
        <QueryClientProvider client={new QueryClient()}>
          <Frame>
            <div className="grid grid-cols-1 gap-5 desk:gap-8">
              <HomeHeading />
              <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[22rem_minmax(0,1fr)] desk:gap-8">
                <Card className="flex min-h-32 gap-3">
                  <Skeleton className="size-12" />
                  <Skeleton className="h-20 flex-1" />
                </Card>
                <Card className="grid gap-5">
                  <Skeleton className="h-13" />
                  <Skeleton className="h-36" />
                  <Skeleton className="h-56" />
                </Card>
              </div>
            </div>
          </Frame>
        </QueryClientProvider>
      </Router>
    </div>,
  );
