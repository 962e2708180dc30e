/** A custom element that renders into a shadow root, which React's hydration ignores. */
export function defineElement(name: string, connect: Connect): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leave?: () => void;
      connectedCallback() {
        this.#leave = connect(this, () => this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
      }
      disconnectedCallback() {
        this.#leave?.();
      }
    },
  );
}

/** Starts rendering, in a root that is created on first use; the returned function stops it. */
type Connect = (host: HTMLElement, root: () => ShadowRoot) => () => void;
