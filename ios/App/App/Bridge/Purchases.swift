import Capacitor
import StoreKit

/// What the App Store says of this owner. Nothing here opens premium: the server does, once it has checked the signed text.
final class Purchases {
    private var updates: Task<Void, Never>?

    deinit {
        updates?.cancel()
    }

    /// Renewals, refunds and purchases made on other devices, for as long as the app runs.
    func watch(_ changed: @escaping @Sendable () -> Void) {
        updates = Task.detached {
            for await update in Transaction.updates {
                if case .verified(let transaction) = update { await transaction.finish() }
                changed()
            }
        }
    }

    /// One entry for each product of these that is paid for now.
    func inForce(among productIds: [String]) async -> [JSObject] {
        var entitlements: [JSObject] = []
        for await result in Transaction.currentEntitlements {
            guard case .verified(let transaction) = result,
                productIds.contains(transaction.productID),
                transaction.revocationDate == nil
            else { continue }
            entitlements.append([
                "productId": transaction.productID,
                "transactionId": String(transaction.id),
                "originalTransactionId": String(transaction.originalID),
                "expiresAt": orNull(transaction.expirationDate.map { ISO8601DateFormatter().string(from: $0) }),
                "jws": result.jwsRepresentation,
            ])
        }
        return entitlements
    }

    /// The App Store's own sheet. Finished at once: what was bought stays among the entitlements.
    func buy(_ productId: String) async throws -> (outcome: String, jws: String?) {
        guard let product = try await Product.products(for: [productId]).first else { throw NoSuchProduct() }
        switch try await product.purchase() {
        case .success(let result):
            guard case .verified(let transaction) = result else { throw NotVerified() }
            await transaction.finish()
            return ("purchased", result.jwsRepresentation)
        case .pending:
            return ("pending", nil)
        case .userCancelled:
            return ("cancelled", nil)
        @unknown default:
            return ("cancelled", nil)
        }
    }

    private struct NoSuchProduct: Error {}
    private struct NotVerified: Error {}
}
